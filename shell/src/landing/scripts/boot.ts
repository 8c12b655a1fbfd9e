/* The script of the landing page. The drawer opens without it. */

const bar = document.querySelector('header')
const menu = document.getElementById('menu')

// The scroll event also fires where a reload or an address with # begins further down. Reading the position before the
// first paint would force a layout of the whole page.
addEventListener('scroll', () => bar?.toggleAttribute('data-scrolled', scrollY > 8), { passive: true })

menu?.addEventListener('click', event => {
  if ((event.target as Element).closest('a')) menu.hidePopover()
})

for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`

for (const link of document.querySelectorAll<HTMLElement>('a[hreflang]'))
  link.addEventListener('click', () => {
    localStorage.setItem('language', link.lang)
  })

/** True with a stored session. A browser that stores nothing has none. */
function isSignedIn() {
  try {
    return !!localStorage.getItem('token')
  } catch {
    return false
  }
}

let next = '/sign-up'
const wasSignedIn = isSignedIn()
if (wasSignedIn) {
  next = '/dashboard'
  const open = document.querySelector<HTMLElement>('[data-open]')?.dataset.open ?? ''
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href^="/sign-"]'))
    if (link.pathname === '/sign-in') link.remove()
    else {
      link.href = next
      link.textContent = open
    }
}

// A page that comes back from the browser's cache is as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isSignedIn() !== wasSignedIn) location.reload()
})

// Prefetches the page that most likely follows, once this one is idle (Safari has no idle callback).
const warm = () => {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = next
  document.head.append(link)
}
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(warm) : setTimeout(warm, 2000),
)
