import { compareBudgets } from './compare-budgets'
import { compareMoney } from './compare-money'
import { compareOthers } from './compare-others'
import { compareOutlook } from './compare-outlook'
import { comparePeriods } from './compare-periods'
import { newFindings } from './findings'
import { type Call, readAccount } from './read-account'

/** Asks every call for one account. Answers each figure that two of them, or the records, say differently, in words. */
export async function findDisagreements(call: Call): Promise<string[]> {
  const account = await readAccount(call)
  const findings = newFindings()
  compareMoney(account, findings)
  comparePeriods(account, findings)
  compareBudgets(account, findings)
  compareOthers(account, findings)
  await compareOutlook(account, findings)
  return findings.found
}
