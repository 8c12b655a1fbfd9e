import { render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from './content/address-of'
import { contents } from './content'
import { renderDocument } from './document/document'
import { Landing } from './Landing'
import { ContentContext } from './content/use-content'

const content = contents.en

test('the hero says what the specification says and leads on', () => {
  render(<Landing year={2026} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Powerful. Simple.' })).toBeInTheDocument()
  expect(
    screen.getByText('Everything your need to track your income and expenses for free.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/sign-up')
  expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '#benefits')
})

test('in Indonesian the page says kamu', () => {
  expect(JSON.stringify(contents.id)).not.toMatch(/\bAnda\b/)
})

test('the bar names the product and has the ways in', () => {
  render(<Landing year={2026} />)
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Pundi' })).toHaveAttribute('href', '#home')
  expect(bar.getByText('Sign in')).toHaveAttribute('href', '/sign-in')
  expect(bar.getByText('Sign up')).toHaveAttribute('href', '/sign-up')
})

test('the benefits are the four claims of the specification', () => {
  const { container } = render(<Landing year={2026} />)
  expect([...container.querySelectorAll('#benefits h3')].map(title => title.textContent)).toEqual([
    'Interactive reports and charts',
    'Cash-flow control',
    'Access from any device',
    'Secure encrypted data',
  ])
})

test('what is left today is the first figure of the picture, as it is of the dashboard', () => {
  render(<Landing year={2026} />)
  const picture = screen.getByRole('img', { name: /^The dashboard: what’s left today, income/ })
  expect([...picture.querySelectorAll('b')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Welcome, Sari',
    'Rp\u00a0724.285',
    'Rp\u00a09.250.000',
  ])
})

test('the quote is in its own language, and says whose it is', () => {
  render(<Landing year={2026} />)
  expect(screen.getByText('Sedikit demi sedikit, lama\u2011lama menjadi bukit.')).toHaveAttribute(
    'lang',
    'id',
  )
  expect(screen.getByText(content.quote.source)).toBeInTheDocument()
})

test('a review has an initial, its words and a name, and says that it is a sample', () => {
  const { container } = render(<Landing year={2026} />)
  const reviews = [...container.querySelectorAll('#reviews figure')]
  expect(reviews.map(review => review.querySelector('figcaption')!.textContent)).toEqual([
    'SContoh Pengguna Satu',
    'DContoh Pengguna Dua',
    'TContoh Pengguna Tiga',
  ])
  for (const review of reviews)
    expect(review.querySelector('blockquote')).toHaveTextContent(/^A sample review: ./)
})

test('every anchor of the page leads to a place on it', () => {
  const { container } = render(<Landing year={2026} />)
  const anchors = [...container.querySelectorAll('a[href^="#"]')].map(link => link.getAttribute('href')!)
  expect(anchors).toEqual(expect.arrayContaining(['#home', '#benefits', '#features', '#reviews']))
  for (const anchor of anchors) expect(container.querySelector(anchor)).toBeInTheDocument()
})

test('four benefits, five numbered features and three rated reviews stand on the page', () => {
  const { container } = render(<Landing year={2026} />)
  expect(container.querySelectorAll('#benefits article')).toHaveLength(4)
  expect([...container.querySelectorAll('#features ol h3')].map(title => title.textContent)).toEqual([
    'Dashboard',
    'Transaction',
    'Category',
    'Activity',
    'Sync with Google',
  ])
  expect(screen.getByRole('heading', { name: 'What Our Users Say' })).toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: /^[1-5] of 5 stars$/ })).toHaveLength(3)
})

test('the footer has ways to start, the sections, the credits and the year', () => {
  render(<Landing year={2026} />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('heading', { name: 'Get Started' })).toBeInTheDocument()
  expect(footer.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up')
  expect(footer.getByRole('link', { name: 'Reviews' })).toBeInTheDocument()
  for (const name of content.footer.names) expect(footer.getByText(name)).toBeInTheDocument()
  expect(footer.getByText('2026')).toBeInTheDocument()
})

test('the document holds its style and its script, without tokens that nothing reads', () => {
  const css =
    ':root{--space-4:1px;--space-8:2px;--motion:1s}@media print{:root{--motion:0s}}p{margin:var(--space-8);transition:var(--motion)}'
  const html = renderDocument({ language: 'en', css, first: '', script: 'start()' })
  expect(html).toMatch(/^<!doctype html><html lang="en">/)
  expect(html).toContain(
    '<style>:root{--0:1s}@media print{:root{--0:0s}}p{margin:2px;transition:var(--0)}</style>',
  )
  expect(html).toMatch(/<script>start\(\)<\/script>$/)
  expect(html).not.toContain('style="')
})

test('the document says what it is to whoever shows a link to it', () => {
  const html = renderDocument({ language: 'en', css: '', first: '', script: '' })
  expect(html).toContain('<link rel="canonical" href="{origin}/">')
  expect(html).toContain('<meta property="og:type" content="website">')
  expect(html).toContain('<meta property="og:url" content="{origin}/">')
  expect(html).toContain(`<meta property="og:title" content="${content.title}">`)
  expect(html).toContain(`<meta property="og:description" content="${content.description}">`)
  expect(html).toContain('<meta property="og:image" content="{origin}/card.png">')
})

test.each(['id', 'es'] as const)(
  'the page in %s has an address of its own, and leads to the others',
  language => {
    const html = renderDocument({ language, css: '', first: 'choose()', script: '' })
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<link rel="canonical" href="{origin}/${language}">`)
    for (const [other, address] of Object.entries({ en: '/', id: '/id', es: '/es' })) {
      expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="{origin}${address}">`)
      expect(html).toMatch(
        new RegExp(`<a href="${address}" lang="${other}"[^>]*>${contents[other as 'en'].name}</a>`),
      )
    }
    expect(html.indexOf('choose()')).toBeLessThan(html.indexOf('<body>'))
  },
)

test('search engines are told of the page in every language', () => {
  const sitemap = readFileSync(join(__dirname, '../root/sitemap.xml'), 'utf8')
  for (const language of Object.keys(contents))
    expect(sitemap).toContain(`<loc>{origin}${addressOf(language)}</loc>`)
})

test('nothing of English stands on the page in another language', () => {
  const { container } = render(
    <ContentContext value={contents.es}>
      <Landing year={2026} />
    </ContentContext>,
  )
  for (const { title, text } of [...content.benefits.cards, content.features.dashboard])
    for (const words of [title, text]) expect(container).not.toHaveTextContent(words)
})
