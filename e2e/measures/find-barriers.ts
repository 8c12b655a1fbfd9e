import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * What axe finds on the page as it stands: the rule and the place of each finding. With `rules`, by these alone; it
 * loads into a page once, and gathers only what does not pass.
 */
export async function findBarriers(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    only =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}
