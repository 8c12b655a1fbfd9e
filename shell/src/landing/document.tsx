import { renderToStaticMarkup } from 'react-dom/server'
import { content } from './content'
import { keepUsedTokens } from './keep-used-tokens'
import { Landing } from './Landing'

interface DocumentParts {
  /** The page's minified stylesheet. */
  css: string
  /** The compiled `boot.ts`. */
  script: string
  /** The address of the latin subset of Plus Jakarta Sans; without it the page stays in its fallback. */
  font?: string
}

/** The complete landing page: one document, with all that it needs inside but the font. */
export function renderDocument({ css, script, font }: DocumentParts): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{content.title}</title>
        <meta name="description" content={content.description} />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#0c1512" media="(prefers-color-scheme:dark)" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
        <style dangerouslySetInnerHTML={{ __html: (font ? face(font) : '') + keepUsedTokens(css) }} />
      </head>
      <body>
        <Landing year={new Date().getFullYear()} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/** As in `shared/ui/font.css`, but with the address that publishing gives the font. */
const face = (font: string) =>
  `@font-face{font-family:Plus Jakarta Sans;font-weight:200 800;font-display:swap;src:url(${font})}` +
  '@font-face{font-family:Plus Jakarta Sans fallback;src:local(Arial),local(Liberation Sans),local(Roboto);size-adjust:105.6%;ascent-override:98.3%;descent-override:21%;line-gap-override:0%}'
