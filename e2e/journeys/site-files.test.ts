import { productUrl } from '../browser'

test('the landing page names its own address to search engines and to whoever shows a link', async () => {
  const html = await text('/')
  expect(html).toContain(`<link rel="canonical" href="${productUrl}/"/>`)
  expect(html).toContain(`<meta property="og:image" content="${productUrl}/card.png"/>`)
  expect(await text('/robots.txt')).toContain(`Sitemap: ${productUrl}/sitemap.xml`)
  const places = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place!)
  expect(places).toContain(`${productUrl}/sign-up`)
  for (const place of places) expect([place, (await head(place)).status]).toEqual([place, 200])
})

test('every icon that a page or the manifest names is there, as what it says it is', async () => {
  const manifest = JSON.parse(await text('/site.webmanifest')) as { icons: { src: string; type: string }[] }
  const icons = [
    ...manifest.icons.map(({ src, type }) => [src, type] as const),
    ['/apple-touch-icon.png', 'image/png'] as const,
    ['/favicon.ico', 'image/x-icon'] as const,
    ['/card.png', 'image/png'] as const,
  ]
  for (const [address, type] of icons) {
    const { status, headers } = await head(productUrl + address)
    expect([address, status, headers.get('content-type')]).toEqual([address, 200, type])
  }
})

const head = (address: string) => fetch(address, { method: 'HEAD' })
const text = async (address: string) => (await fetch(productUrl + address)).text()
