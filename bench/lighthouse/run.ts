import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../e2e/browser/find-chromium'
import { tokenOf } from '../../e2e/product/call-api'
import { startProduct } from '../../e2e/product/start-product'
import { audit, install } from './audit'
import { keepToken } from './keep-token'
import { categories, leastScores, targets } from './targets'

/*
 * `npm run lighthouse`: prints the scores of the built product, the median of three audits per
 * page. Exits with 1 if a score is below its target. For the performance score, the machine must be
 * idle.
 */

install()
console.log('Building and starting Pundi. Then each page is audited three times…')
const product = await startProduct()
const profile = await mkdtemp(join(tmpdir(), 'pundi-lighthouse-'))
const browser = { path: findChromium(), profile }
try {
  console.log(['page'.padEnd(12), 'performance', ...Object.keys(leastScores)].join('  '))
  for (const { address, performance, role } of targets) {
    const token = role && (await tokenOf(product.url, product.accounts[role]))
    await keepToken(browser, product.url, token)
    const first = await audit(product.url + address, browser)
    const audits = [first]
    while (audits.length < 3) audits.push(await audit(product.url + address, browser))
    audits.sort((one, other) => one.scores.performance - other.scores.performance)
    const { scores, failures, metrics, machine } = audits[1] ?? first
    const { largestPaint, blocking, shift } = metrics
    console.log(
      [address.padEnd(12), ...Object.values(scores)].join('  '),
      `  largest paint ${largestPaint} ms, blocking ${blocking} ms, shift ${shift.toFixed(3)} (speed of this machine ${machine})`,
    )
    const least = { performance, ...leastScores }
    // Written as a negation, so that NaN counts as below the target.
    const below = categories.filter(category => !(scores[category] >= least[category]))
    for (const category of below)
      console.log(
        `  ${category} is below its target of ${least[category]}. Failed audits: ${failures[category] || 'none'}`,
      )
    if (below.length > 0) process.exitCode = 1
  }
} finally {
  await product.stop()
  await rm(profile, { recursive: true, force: true })
}
