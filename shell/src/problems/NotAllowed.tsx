import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'

export function NotAllowed() {
  const text = useText()
  return (
    <ProblemPage
      title={text('This page is for admins only')}
      isCalm
      way={{ to: '/dashboard', label: text('Back to your dashboard') }}
    >
      {text('You’re signed in, but you’re not an admin.')}
    </ProblemPage>
  )
}
