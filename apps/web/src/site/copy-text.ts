/** Whether it could be copied: browsers have a clipboard on secure addresses only, and may refuse it there, too. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
