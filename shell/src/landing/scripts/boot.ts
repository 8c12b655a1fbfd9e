const bar = document.querySelector('header')
const menu = document.getElementById('menu')

// Do not read the scroll position at the start, because reading it before the first paint forces a
// layout. The scroll event also fires if a reload or a fragment scrolls the page.
addEventListener('scroll', () => bar?.toggleAttribute('data-scrolled', scrollY > 8), { passive: true })

menu?.addEventListener('click', event => {
  if ((event.target as Element).closest('a')) menu.hidePopover()
})

for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`

for (const link of document.querySelectorAll<HTMLElement>('a[hreflang]'))
  link.addEventListener('click', () => {
    localStorage.setItem('language', link.lang)
  })

function read() {
  try {
    const { token, theme } = localStorage as { token?: string; theme?: string }
    return [token, theme]
  } catch {
    return []
  }
}

let next = '/sign-up'
const before = read()
if (before[0]) {
  next = '/dashboard'
  const open = document.querySelector<HTMLElement>('[data-open]')?.dataset.open ?? ''
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href^="/sign-"]'))
    if (link.pathname === '/sign-in') link.remove()
    else {
      link.href = next
      link.textContent = open
    }
}

// A page from the back/forward cache may show an old theme or the previous sign-in state.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && String(read()) !== String(before)) location.reload()
})

// Prefetches the likely next page when the browser is idle. Safari has no `requestIdleCallback`.
const warm = () => {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = next
  document.head.append(link)
}
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(warm) : setTimeout(warm, 2000),
)
