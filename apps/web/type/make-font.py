"""Lunchroom: the display face of LunchTable, drawn here as geometry. Capitals, figures, signs.
Needs fonttools, shapely, brotli. Writes ../public/lunchroom.woff2 and ../src/print/type/widths.ts; then `npm run format`."""
import json, os
from shapely.geometry import Polygon, box, Point
from shapely.ops import unary_union
from shapely import affinity
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

CAP, S, H = 700, 152, 122          # cap height, upright, crossbar
R = lambda x0, y0, x1, y1: box(x0, y0, x1, y1)
P = lambda *pts: Polygon(pts)
def RR(x0, y0, x1, y1, r):
    r = min(r, (x1 - x0) / 2 - .01, (y1 - y0) / 2 - .01)
    return box(x0 + r, y0 + r, x1 - r, y1 - r).buffer(r, quad_segs=10)
def ring(x0, y0, x1, y1, s=S, h=H, r=None):
    r = r if r is not None else (x1 - x0) / 2 * .98
    return RR(x0, y0, x1, y1, r).difference(RR(x0 + s, y0 + h, x1 - s, y1 - h, max(28, r - (s + h) / 2 + 8)))
U = lambda *g: unary_union(g)
def soft(g, out=20, inn=9):
    g = g.buffer(-out, quad_segs=6).buffer(out, quad_segs=6)
    return g.buffer(inn, quad_segs=4).buffer(-inn, quad_segs=4)
def thick(x0, y0, x1, y1, w):      # a slanted stroke with level ends, w measured level
    return P((x0 - w/2, y0), (x0 + w/2, y0), (x1 + w/2, y1), (x1 - w/2, y1))

G = {}
W = 432
def bowlD(x0, y0, x1, y1):         # D-like bowl: straight left, round right
    r = min((x1 - x0) * .62, (y1 - y0) / 2)
    o = U(RR(x0, y0, x1, y1, r), R(x0, y0, x0 + (x1 - x0) * .5, y1))
    ri = max(24, r - (S + H) / 2 + 6)
    i = U(RR(x0 + S, y0 + H, x1 - S, y1 - H, ri), R(x0 + S, y0 + H, x0 + S + max(20, (x1 - x0 - 2 * S) * .4), y1 - H))
    return o.difference(i)
G['A'] = (460, P((0,0),(135,0),(160,700),(118,700)).union(thick(75,0,170,700,150)).union(thick(385,0,290,700,150)).union(R(110,130,350,238)).intersection(R(-5,0,465,700)))
G['B'] = (436, U(bowlD(0,300,415,700), bowlD(0,0,436,412)))
c = ring(0,0,W,700)
G['C'] = (W-6, c.difference(R(W-S-30,262,W+9,452)))
G['D'] = (440, bowlD(0,0,440,700))
G['E'] = (366, U(R(0,0,S,700),R(0,0,366,H),R(0,578,366,700),R(0,292,330,408)))
G['F'] = (352, U(R(0,0,S,700),R(0,578,352,700),R(0,272,322,390)))
G['G'] = (W+4, U(c.difference(R(W-S-30,352,W+9,470)).difference(R(W-S,260,W+9,360)), R(W-S,110,W+4,366).difference(R(0,0,1,1)), R(232,262,W+4,366)).difference(P((W+4,0),(W+40,0),(W+40,60),(W+4,60))))
G['H'] = (440, U(R(0,0,S,700),R(288,0,440,700),R(0,288,440,408)))
G['I'] = (S, R(0,0,S,700))
G['J'] = (370, U(ring(0,0,370,420).difference(R(-5,230,S+20,430)).difference(R(-5,300,370,430)), R(218,190,370,700)))
G['K'] = (446, U(R(0,0,S,700),P((120,250),(290,700),(452,700),(270,330)),P((175,400),(290,0),(458,0),(292,470))))
G['L'] = (350, U(R(0,0,S,700),R(0,0,350,H)))
G['M'] = (566, U(R(0,0,142,700),R(424,0,566,700),P((0,700),(150,700),(330,150),(236,150)),P((566,700),(416,700),(236,150),(330,150))))
G['N'] = (448, U(R(0,0,142,700),R(306,0,448,700),P((0,700),(150,700),(448,0),(298,0))))
G['O'] = (W, c)
G['P'] = (424, U(bowlD(0,250,424,700),R(0,0,S,400)))
G['Q'] = (W+10, U(c,P((215,190),(300,235),(W+30,-30),(W-80,-62))))
G['R'] = (440, U(bowlD(0,282,428,700),R(0,0,S,400),P((150,330),(305,350),(450,0),(288,0))))
def s_shape(w=416):
    up = ring(0,288,w,700,S,H,190).difference(R(w/2,280,w+9,492)); lo = ring(0,0,w,412,S,H,190).difference(R(-9,208,w/2,420))
    return U(up,lo)
G['S'] = (416, s_shape())
G['T'] = (416, U(R(132,0,284,700),R(0,576,416,700)))
G['U'] = (440, U(ring(0,0,440,500).difference(R(-9,260,460,510)),R(0,240,S,700),R(288,240,440,700)))
G['V'] = (450, U(thick(225,0,75,700,150),thick(225,0,375,700,150)))
G['W'] = (660, U(thick(185,0,72,700,144),thick(185,0,330,700,126),thick(475,0,330,700,126),thick(475,0,588,700,144)))
G['X'] = (456, U(thick(78,0,378,700,160),thick(378,0,78,700,160)))
G['Y'] = (446, U(R(147,0,299,330),P((0,700),(156,700),(299,300),(147,260)),P((446,700),(290,700),(147,300),(299,260))))
G['Z'] = (404, U(R(0,0,404,H),R(0,578,404,700),P((0,H-10),(190,H-10),(404,590),(214,590))))
D = 424
G['0'] = (D, ring(0,0,D,700))
G['1'] = (D, U(R(150,0,302,700),P((40,470),(40,590),(170,700),(240,700),(240,560)),R(50,0,400,112)))
G['2'] = (D, U(ring(0,270,D,700,S,H,200).difference(R(-9,260,D+9,400)).difference(R(-9,380,S+14,500)),P((D-S,410),(D,450),(D-8,380),(206,92),(0,92),(0,120),(240,345)),R(0,0,D,118)))
def three():
    up = ring(4,298,D-8,700,S,H,185).difference(R(-9,300,190,490)); lo = ring(0,0,D,412,S,H,190).difference(R(-9,206,180,420))
    return U(up,lo,R(130,298,240,412))
G['3'] = (D, three())
G['4'] = (D, U(R(212,0,360,700),R(0,120,D,236),P((0,150),(0,240),(180,700),(330,700),(150,236),(150,150))))
G['5'] = (D, U(R(14,580,398,700),P((14,300),(160,300),(152,700),(20,700)),ring(0,0,D,456,S,H,200).difference(R(-9,196,170,470)),R(14,334,200,448)))
six = U(ring(0,0,D,440,S,H,200),ring(0,0,D,700,S,H,205).difference(R(S+1,-9,D+9,440)).difference(R(D-S-40,380,D+9,520)))
G['6'] = (D, six)
G['7'] = (D, U(R(0,580,D,700),P((82,0),(238,0),(D,590),(D,640),(258,640),(262,600))))
G['8'] = (D, U(ring(12,300,D-12,700,S-6,H-8,180),ring(0,0,D,414,S,H-6,195)))
G['9'] = (D, affinity.rotate(six,180,origin=(D/2,350)))
dot = lambda x,y,r=78: Point(x,y).buffer(r,quad_segs=10)
G['.'] = (156, dot(78,78)); G[','] = (156, U(dot(78,78),P((30,50),(140,60),(60,-110),(0,-110))))
G[':'] = (156, U(dot(78,110),dot(78,430))); G['!'] = (170, U(dot(85,80),P((8,700),(162,700),(126,210),(44,210))))
G["'"] = (130, P((0,700),(130,700),(96,450),(34,450))); G['’'] = G["'"]
G['"'] = (280, U(P((0,700),(120,700),(90,450),(30,450)),P((160,700),(280,700),(250,450),(190,450))))
G['“'] = G['"']; G['”'] = G['"']
G['-'] = (230, R(0,278,230,396)); G['–'] = (320, R(0,278,320,396)); G['−'] = (300, R(0,290,300,400))
G['+'] = (340, U(R(0,290,340,402),R(114,176,226,516))); G['/'] = (330, thick(50,-40,280,740,110))
q = ring(0,290,D-10,700,S,H,200).difference(R(-9,280,210,500)).difference(R(-9,280,D,330))
G['?'] = (D-10, U(q, R(140,214,286,440).difference(R(290,0,291,1)), R(140,330,300,412), dot(213,82,80)))
G['&'] = (500, U(ring(50,340,350,700,130,105,150), ring(0,0,400,412,S,H-6,190).difference(R(250,210,420,420)), P((70,470),(220,480),(510,0),(330,0)), P((385,330),(500,330),(400,60),(330,110))))
G['('] = (230, ring(0,-90,520,790,140,110,260).intersection(R(0,-90,215,790))); G[')'] = (230, affinity.scale(G['('][1],-1,1,origin=(115,0)))
G['×'] = (340, affinity.rotate(G['+'][1],45,origin=(170,346))); G['·'] = (150, dot(75,345,70)); G['•'] = (200, dot(100,345,96))
def star(cx,cy,r,ri):
    import math
    return Polygon([(cx+(r if k%2==0 else ri)*math.sin(k*math.pi/5),cy+(r if k%2==0 else ri)*math.cos(k*math.pi/5)) for k in range(10)])
G['★'] = (620, star(310,330,350,165)); G['#'] = (480, U(R(0,180,480,275),R(0,425,480,520),thick(130,0,180,700,105),thick(300,0,350,700,105)))
G['→'] = (560, U(R(0,290,380,404),P((300,590),(560,347),(300,104)))); G['←'] = (560, affinity.scale(G['→'][1],-1,1,origin=(280,0)))
G['%'] = (640, U(ring(0,360,270,700,95,95,130),ring(370,0,640,340,95,95,130),thick(190,0,450,700,100)))
marks = {'acute':lambda x:P((x-40,750),(x+60,750),(x+120,870),(x-10,870)),'grave':lambda x:P((x+40,750),(x-60,750),(x-120,870),(x+10,870)),
 'dots':lambda x:U(dot(x-85,815,62),dot(x+85,815,62)),'tilde':lambda x:P((x-150,760),(x-60,840),(x+40,770),(x+100,770),(x+150,840),(x+150,890),(x+70,830),(x-40,890),(x-100,890),(x-150,820)),
 'hat':lambda x:P((x-140,750),(x-30,750),(x,795),(x+30,750),(x+140,750),(x+50,880),(x-50,880))}
for ch,(b,m) in {'Ñ':('N','tilde'),'É':('E','acute'),'È':('E','grave'),'Ê':('E','hat'),'Ä':('A','dots'),'Ö':('O','dots'),'Ü':('U','dots'),'Á':('A','acute'),'À':('A','grave'),'Í':('I','acute'),'Ó':('O','acute'),'Ú':('U','acute'),'Ã':('A','tilde'),'Õ':('O','tilde'),'Ç':('C',None)}.items():
    w,g = G[b]; G[ch] = (w, U(g, marks[m](w/2) if m else P((190,20),(270,20),(250,-110),(150,-110))))

order, cmap, glyphs, metrics = ['.notdef','space'], {32:'space',160:'space'}, {}, {'.notdef':(400,0),'space':(190,0)}
for n in ('.notdef','space'): glyphs[n] = TTGlyphPen(None).glyph()
SB = 24
for ch,(w,g) in G.items():
    name = f'uni{ord(ch):04X}'
    if name in glyphs: continue
    g = affinity.translate(soft(g), SB, 0).simplify(1.1)
    pen = TTGlyphPen(None)
    for poly in (g.geoms if g.geom_type == 'MultiPolygon' else [g]):
        for i,rg in enumerate([poly.exterior,*poly.interiors]):
            pts = [(round(x),round(y)) for x,y in rg.coords[:-1]]
            ccw = rg.is_ccw
            if (i == 0) == ccw: pts.reverse()
            pen.moveTo(pts[0]); [pen.lineTo(p) for p in pts[1:]]; pen.closePath()
    glyphs[name] = pen.glyph(); metrics[name] = (round(w + 2*SB), SB); order.append(name); cmap[ord(ch)] = name
    if ch.isalpha() and ch.lower() != ch and len(ch.lower()) == 1: cmap[ord(ch.lower())] = name
fb = FontBuilder(1000, isTTF=True)
fb.setupGlyphOrder(order); fb.setupCharacterMap(cmap); fb.setupGlyf(glyphs)
fb.setupHorizontalMetrics(metrics); fb.setupHorizontalHeader(ascent=880, descent=-140)
fb.setupNameTable({'familyName':'Lunchroom','styleName':'Regular','copyright':'LunchTable'})
fb.setupOS2(sTypoAscender=880, sTypoDescender=-140, sTypoLineGap=0, usWinAscent=900, usWinDescent=160, sCapHeight=700, sxHeight=700)
KERN = {'AV':-60,'AT':-60,'AY':-60,'VA':-60,'TA':-60,'YA':-60,'LT':-60,'LY':-60,'LV':-50,'PA':-50,'FA':-40,'TO':-14,'RY':-16,'AW':-40,'WA':-40,'KO':-12}
fea = 'feature kern {' + ''.join(f'pos uni{ord(a):04X} uni{ord(b):04X} {v};' for (a,b),v in KERN.items()) + '} kern;'
fb.setupPost(); from fontTools.feaLib.builder import addOpenTypeFeaturesFromString; addOpenTypeFeaturesFromString(fb.font, fea)
web = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
fb.font.flavor = 'woff2'; fb.font.save(f'{web}/public/lunchroom.woff2')
widths = {ch: round(w + 2 * SB) for ch, (w, g) in G.items()} | {' ': 190}
rows = ''.join(f'  {json.dumps(ch, ensure_ascii=False)}: {w},\n' for ch, w in widths.items())
with open(f'{web}/src/print/type/widths.ts', 'w') as file:
    file.write('/** How wide the letters of Lunchroom are, in thousandths of an em. The face is ours, so this is right on every machine. */\n'
               f'export const widths: Readonly<Record<string, number>> = {{\n{rows}}};\n')
print(len(order), 'glyphs')
