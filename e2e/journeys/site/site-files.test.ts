import { expect, test } from '../../browser/test'
import type { Product } from '../../product/start-product'

test('the landing page names its own address to search engines and to whoever shows a link', async ({
  product,
}) => {
  const html = await text(product, '/')
  expect(html).toContain(`<link rel="canonical" href="${product.url}/">`)
  expect(html).toContain(`<meta property="og:image" content="${product.url}/card.png">`)
  expect(await text(product, '/robots.txt')).toContain(`Sitemap: ${product.url}/sitemap.xml`)
  const places = [...(await text(product, '/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place]) => place!,
  )
  expect(places).toContain(`${product.url}/sign-up`)
  for (const place of places) expect([place, (await head(place)).status]).toEqual([place, 200])
})

test('every icon that a page or the manifest names is there, as what it says it is', async ({ product }) => {
  const manifest = JSON.parse(await text(product, '/site.webmanifest')) as {
    icons: { src: string; type: string }[]
  }
  const icons = [
    ...manifest.icons.map(({ src, type }) => [src, type] as const),
    ['/apple-touch-icon.png', 'image/png'] as const,
    ['/favicon.ico', 'image/x-icon'] as const,
    ['/card.png', 'image/png'] as const,
  ]
  for (const [address, type] of icons) {
    const { status, headers } = await head(product.url + address)
    expect([address, status, headers.get('content-type')]).toEqual([address, 200, type])
  }
})

test('the shortcuts of the manifest lead to a page that opens the form', async ({ product }) => {
  const { shortcuts } = JSON.parse(await text(product, '/site.webmanifest')) as {
    shortcuts: { url: string }[]
  }
  expect(shortcuts.map(({ url }) => url)).toEqual([
    '/dashboard?add=expense',
    '/dashboard?add=income',
    '/dashboard?add=line',
  ])
  for (const { url } of shortcuts) expect([url, (await head(product.url + url)).status]).toEqual([url, 200])
})

const head = (address: string) => fetch(address, { method: 'HEAD' })
const text = async (product: Product, address: string) => (await fetch(product.url + address)).text()
