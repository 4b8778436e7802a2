/** Where nobody sits. */
export function EmptyChair() {
  return (
    <svg className="empty-chair" viewBox="0 0 64 64" aria-hidden="true">
      <use href="#m-chair" />
    </svg>
  );
}
