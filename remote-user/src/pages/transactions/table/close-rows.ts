export function closeRows(list: HTMLElement, but?: HTMLElement | null) {
  for (const row of list.querySelectorAll<HTMLElement>('[data-swiped]'))
    if (row !== but) delete row.dataset['swiped']
}
