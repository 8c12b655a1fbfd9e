import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Presses "Continue with Google" as far as jsdom goes, which opens no other page: answers the tab's key of the address. */
export async function pressGoogle() {
  let address = ''
  const stay = (event: Event) => {
    address = (event.target as Element).closest('a')!.href
    event.preventDefault()
  }
  window.addEventListener('click', stay)
  await userEvent.click(await screen.findByRole('link', { name: 'Continue with Google' }))
  window.removeEventListener('click', stay)
  return new URL(address).searchParams.get('tab')
}
