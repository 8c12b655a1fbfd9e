import { calls } from '@pundi/contract'
import { openPage, plan, sari } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../pages'

export const filled: Record<string, string> = {
  'Full Name': 'Sari Contoh',
  Email: 'sari@example.com',
  Phone: '081234567',
  Password: 'rahasia sekali',
  'Confirm Password': 'rahasia sekali',
}

export async function openSignUp(address = '/sign-up') {
  const router = await openPage(pageTable, address)
  await screen.findByRole('heading', { name: 'Sign up' })
  return router
}

export async function fillAndSend(changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...filled, ...changes }))
    await userEvent.type(screen.getByLabelText(label), value)
  await userEvent.click(screen.getByRole('button', { name: 'Create an Account' }))
}

export function answerRegister() {
  const sent: unknown[] = []
  plan(calls.register, async request => {
    sent.push(await request.json())
    return { status: 201, body: { token: '8|secret', data: { ...sari, id: 4, phone: '081234567' } } }
  })
  return sent
}
