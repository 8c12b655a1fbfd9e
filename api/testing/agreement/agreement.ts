import type { Api } from '../start-api'
import { compareBudgets } from './compare-budgets'
import { compareFiles } from './compare-files'
import { compareMails } from './compare-mails'
import { compareMoney } from './compare-money'
import { compareOthers } from './compare-others'
import { compareOutlook } from './compare-outlook'
import { comparePeriods } from './compare-periods'
import { newFindings } from './findings'
import { type Asker, readAccount } from './read-account'

export async function findDisagreements(asker: Asker, api: Pick<Api, 'database'>): Promise<string[]> {
  const account = await readAccount(asker, api)
  const findings = newFindings()
  compareMoney(account, findings)
  comparePeriods(account, findings)
  compareBudgets(account, findings)
  compareOthers(account, findings)
  compareFiles(account, findings)
  compareMails(account, findings)
  await compareOutlook(account, findings)
  return findings.found
}
