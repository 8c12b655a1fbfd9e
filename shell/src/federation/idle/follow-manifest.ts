/**
 * Names the manifest in the page's language, now and whenever that changes, so that the installed application's shortcuts
 * are in it. The browser reads it when the application is installed, and now and then after.
 */
export function followManifest() {
  const { documentElement: root } = document
  const name = () => document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestIn(root.lang))
  name()
  new MutationObserver(name).observe(root, { attributeFilter: ['lang'] })
}

/** That of English, the document's own, has no language in its name. */
export const manifestIn = (language: string) =>
  language === 'en' ? '/site.webmanifest' : `/site.${language}.webmanifest`
