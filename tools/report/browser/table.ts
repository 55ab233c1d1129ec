/** Rows of a table that hold a word. */
export function filterTable(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) {
    const rows = document.querySelectorAll<HTMLElement>(`#${field.dataset['filter']} tbody tr`);
    field.addEventListener('input', () => {
      const query = field.value.trim().toLowerCase();
      for (const row of rows) row.hidden = !(row.textContent ?? '').toLowerCase().includes(query);
    });
  }
}
