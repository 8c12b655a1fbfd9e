/* All that the landing page does beside being read. The drawer opens without it. */

const bar = document.querySelector('header')
const menu = document.getElementById('menu')

// Also where a reload or an address with # begins further down: that is a scroll too. Asked for before the first paint,
// the position would have the whole page laid out there and then.
addEventListener('scroll', () => bar?.toggleAttribute('data-scrolled', scrollY > 8), { passive: true })

menu?.addEventListener('click', event => {
  if ((event.target as Element).closest('a')) menu.hidePopover()
})

for (const year of document.querySelectorAll('[data-year]')) year.textContent = `${new Date().getFullYear()}`

for (const link of document.querySelectorAll<HTMLElement>('a[hreflang]'))
  link.addEventListener('click', () => {
    localStorage.setItem('language', link.lang)
  })

let next = '/sign-up'
try {
  if (localStorage.getItem('token')) {
    next = '/dashboard'
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-open]')) {
      link.href = next
      link.textContent = link.dataset.open ?? ''
    }
  }
} catch {
  // A browser that keeps nothing has no session either.
}

// The page that most likely follows, once this one has nothing left to do (Safari has no idle callback).
const warm = () => {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = next
  document.head.append(link)
}
addEventListener('load', () =>
  'requestIdleCallback' in window ? requestIdleCallback(warm) : setTimeout(warm, 2000),
)
