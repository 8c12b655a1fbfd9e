import { Search } from 'lucide-react'
import { useState } from 'react'
import { AlertBox, Button, EmptyState, Failure, ProblemCard, Skeleton, Toast } from '@pundi/kit/ui'
import { Part } from './Part'
import { State } from './State'

const nothing = () => {}

export const MessageParts = () => (
  <>
    <Part name="AlertBox">
      <State name="success">
        <AlertBox type="success">New transaction added!</AlertBox>
      </State>
      <State name="error">
        <AlertBox type="error">Email atau password salah</AlertBox>
      </State>
      <State name="with a way to dismiss, long">
        <AlertBox type="success" onDismiss={nothing} dismissLabel="Dismiss">
          Kata sandi telah diubah. Semua perangkat lain yang masih masuk dengan akun ini telah dikeluarkan.
        </AlertBox>
      </State>
    </Part>
    <Part name="Toast">
      <ToastState name="default" message="Transaksi disimpan" />
      <ToastState name="success" message="New transaction added!" tone="success" />
      <ToastState
        name="with an action, long"
        message="Transaksi “Belanja kebutuhan rumah tangga bulanan” dihapus"
        hasAction
      />
      <ToastState
        name="with more to say"
        message="New transaction added!"
        tone="success"
        hasAction
        more="Makan: 84% of this period’s budget is spent, Rp 120.000 left."
      />
    </Part>
    <Part name="EmptyState">
      <State name="default">
        <EmptyState title="No transactions found." />
      </State>
      <State name="with an icon and what to do next">
        <EmptyState title="No transactions match." icon={Search}>
          <Button tone="quiet">Hapus semua filter</Button>
        </EmptyState>
      </State>
    </Part>
    <Part name="Failure">
      <State name="default">
        <Failure message="Failed to load categories" action="Try again" onTry={nothing} />
      </State>
      <State name="busy">
        <Failure message="Failed to load categories" action="Try again" busy="Loading..." onTry={nothing} />
      </State>
    </Part>
    <Part name="ProblemCard">
      <State name="title alone">
        <ProblemCard title="This page could not be shown" />
      </State>
      <State name="with words and a way on">
        <ProblemCard title="The user area cannot be reached" actions={<Button>Try again</Button>}>
          Nothing of yours is lost. Check your connection and try again in a moment.
        </ProblemCard>
      </State>
    </Part>
    <Part name="Skeleton">
      {(['lines', 'rows', 'cards'] as const).map(shape => (
        <State key={shape} name={shape} isWide={shape === 'cards'}>
          <Skeleton label="Memuat data transaksi..." shape={shape} />
        </State>
      ))}
    </Part>
  </>
)

interface ToastStateProps {
  name: string
  message: string
  hasAction?: boolean
  tone?: 'success'
  more?: string
}

function ToastState({ name, message, hasAction, tone, more }: ToastStateProps) {
  const [stamp, setStamp] = useState(0)
  const dismiss = () => setStamp(0)
  return (
    <State name={name}>
      <Button tone="quiet" onClick={() => setStamp(stamp + 1)}>
        Show
      </Button>
      <Toast
        message={stamp ? message : undefined}
        stamp={stamp}
        action={hasAction ? { label: 'Undo', onAct: dismiss } : undefined}
        onDismiss={dismiss}
        dismissLabel="Dismiss"
        {...(tone && { tone })}
      >
        {more}
      </Toast>
    </State>
  )
}
