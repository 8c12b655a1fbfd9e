import { renderToStaticMarkup } from 'react-dom/server'
import { manifestIn } from '../../federation/background/follow-manifest'
import { addressOf } from '../content/address-of'
import { contents, type LandingLanguage } from '../content'
import { Landing } from '../Landing'
import { inlineTokens, keepUsedTokens, shortenTokens } from './tokens'
import { ContentContext } from '../content/use-content'

export { contents } from '../content'

interface DocumentParts {
  language: LandingLanguage
  css: string
  first: string
  script: string
  /** URL of the font Plus Jakarta Sans (latin subset). Without a URL, the fallback font is used. */
  font?: string
}

/**
 * Returns one HTML document that contains all styles and scripts. Only the font is a separate file.
 * The server replaces `{origin}`.
 */
export function renderDocument({ language, css, first, script, font }: DocumentParts): string {
  const content = contents[language]
  const address = `{origin}${addressOf(language)}`
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{content.title}</title>
        <meta name="description" content={content.description} />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: first }} />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#0c1512" media="(prefers-color-scheme:dark)" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestIn(language)} />
        <link rel="canonical" href={address} />
        {Object.keys(contents).map(other => (
          <link key={other} rel="alternate" hrefLang={other} href={`{origin}${addressOf(other)}`} />
        ))}
        <meta property="og:type" content="website" />
        <meta property="og:url" content={address} />
        <meta property="og:title" content={content.title} />
        <meta property="og:description" content={content.description} />
        <meta property="og:image" content="{origin}/card.png" />
        <meta name="twitter:card" content="summary_large_image" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
        <style
          dangerouslySetInnerHTML={{
            __html: shortenFallback(
              (font ? face(font) : '') + shortenTokens(inlineTokens(keepUsedTokens(css))),
            ),
          }}
        />
      </head>
      <body>
        <ContentContext value={content}>
          <Landing year={new Date().getFullYear()} />
        </ContentContext>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
  return `<!doctype html>${tidy(renderToStaticMarkup(page))}`
}

/**
 * Shortens React's SVG markup and removes optional end tags and slashes, because uniform markup
 * compresses better.
 */
const tidy = (markup: string) =>
  markup
    .replace(/><\/(path|rect|circle)>/g, '/>')
    .replace(/ (charSet|hrefLang|popoverTarget)=/g, name => name.toLowerCase())
    .replace(/(<(?:meta|link)[^>]*)\/>/g, '$1>')
    .replace(/ (crossorigin|data-year)=""/g, ' $1')
    .replace(
      /<\/li>(?=<li|<\/[ou]l>)|<\/p>(?=<\/(?:article|div|li|section|footer|figure)>|<(?:div|p|ul))|<\/body><\/html>/g,
      '',
    )

/** The same rules as in `shared/kit/ui/style/font.css`, with the URL of the published font. */
const face = (font: string) =>
  `@font-face{font-family:Plus Jakarta Sans;font-weight:200 800;font-display:swap;src:url(${font})}` +
  '@font-face{font-family:Plus Jakarta Sans fallback;src:local(Arial),local(Liberation Sans),local(Roboto);size-adjust:105.6%;ascent-override:98.3%;descent-override:21%;line-gap-override:0%}'

/** Shortens the name of the fallback font, which only this document uses. */
const shortenFallback = (css: string) => css.replaceAll('Plus Jakarta Sans fallback', 'F')
