import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerPlanned, scheduleOf } from '../../../testing/schedules'

beforeEach(() => signedIn())

test('what repeats and was changed elsewhere is compared, and overwritten only if that is chosen', async () => {
  const versions = answerChange()
  const form = await typeAndSave()
  expect(await form.findByRole('alert')).toHaveTextContent('Ini sudah diubah')
  expect(form.getByLabelText('Description')).toHaveValue('Kos baru')
  expect(await form.findByLabelText('Current version')).toHaveTextContent(
    /^DescriptionKosAmountRp\s1\.750\.000RepeatsEvery 2 monthsNumber of times6On the due dateAsks before recording$/,
  )
  await userEvent.click(form.getByRole('button', { name: 'Keep your version' }))
  expect(await screen.findByText('Kos baru has been updated.')).toBeVisible()
  expect(versions).toEqual(['"first"', '"second"'])
})

test('and is taken as it is now', async () => {
  answerChange()
  const form = await typeAndSave()
  await userEvent.click(await form.findByRole('button', { name: 'Use the current version' }))
  const now = within(await screen.findByRole('dialog', { name: 'Edit Kos' }))
  expect(now.getByLabelText('Description')).toHaveValue('Kos')
  expect(now.getByLabelText('Amount')).toHaveValue('1.750.000')
  expect(now.getByLabelText('Number of times')).toHaveValue(6)
})

async function typeAndSave() {
  answerPlanned([scheduleOf()])
  await openPage(pageTable, '/planned')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kos' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit Kos' }))
  await userEvent.type(form.getByLabelText('Description'), ' baru')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  return form
}

function answerChange() {
  const versions: (string | null)[] = []
  const template = { ...scheduleOf().template, amount: '1750000.00' } as const
  const other = scheduleOf({
    ...{ template: template as never, every: 2, count: 6, is_automatic: false, version: 'second' },
  })
  plan(
    calls.changeSchedule,
    async request => {
      versions.push(request.headers.get('if-match'))
      if (versions.length > 1) return { body: { data: scheduleOf({ version: 'third' }) } }
      answerPlanned([other])
      return { status: 412, body: { message: 'Ini sudah diubah' } }
    },
    { id: 5 },
  )
  return versions
}
