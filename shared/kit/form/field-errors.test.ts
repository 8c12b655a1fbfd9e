import { HttpError } from '@pundi/platform/http'
import { changeBy } from './change-by'
import { fieldErrors } from './field-errors'

const shown = ['name', 'amount'] as const

test('the first error of a shown field stands beside it, and the form does not repeat it', () => {
  const { field, errors, message } = fieldErrors(shown, refusedBy({ name: ['Enter a name', 'Too long'] }))
  expect(field('name')).toEqual({ name: 'name', error: 'Enter a name' })
  expect(field('amount')).toEqual({ name: 'amount', error: undefined })
  // @ts-expect-error -- the form has no such field
  expect(field('nam').error).toBeUndefined()
  expect(errors).toEqual({ name: 'Enter a name' })
  expect(message).toBeUndefined()
})

test('the error of a field that the form does not show is said by the form', () => {
  const { errors, message } = fieldErrors(shown, refusedBy({ wallet_id: ['Choose an option from the list'] }))
  expect(errors).toEqual({})
  expect(message).toBe('Choose an option from the list')
})

test('a form that was not refused shows nothing', () => {
  expect(fieldErrors(shown, undefined)).toMatchObject({ errors: {}, message: undefined })
})

test('a form makes the change that it names, with its other fields', async () => {
  const form = new FormData()
  form.set('change', 'add')
  form.set('name', 'BCA')
  form.set('file', new Blob(['x']))
  const changes = { add: (typed: { name?: string }) => Promise.resolve(typed) }
  expect(await changeBy(form, changes)).toEqual({ change: 'add', isDone: true, outcome: { name: 'BCA' } })
  form.set('change', 'toString')
  await expect(changeBy(form, changes)).rejects.toThrow('The form names no change: "toString".')
})

function refusedBy(errors: Record<string, string[]>) {
  const message = Object.values(errors)[0]?.[0] ?? ''
  return { change: 'add', isDone: false, message, refusal: new HttpError(message, 422, errors) } as const
}
