import { composeBudgets } from '../../src/budgets/mails/mail-budgets'
import { composeLetter } from '../../src/letters/mails/mail-letters'
import type { Database } from '../../src/platform/database/database'
import { findAddressee } from '../../src/platform/mail/wish-queries'
import { composeReminders } from '../../src/schedules/mails/mail-reminders'
import { queueReminders } from '../../src/schedules/mails/queries'
import { findReminder, trying, wishAll } from './mail-queries'

export const REMIND_DAYS = 5

export const readMails = (database: Database, userId: number, today: string) =>
  trying(database, async client => {
    await wishAll(client, userId, REMIND_DAYS)
    const reader = { ...(await findAddressee(client, userId, 'letter'))!, today }
    await queueReminders(client, reader, userId - 1)
    const mailId = await findReminder(client, userId)
    return {
      letter: await composeLetter(client, reader, 'en'),
      budgets: await composeBudgets(client, reader, 'en'),
      reminders: mailId === undefined ? [] : await composeReminders(client, reader, 'en', mailId),
    }
  })
