import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  Button,
  ButtonRow,
  Card,
  CloseOnBack,
  Dialog,
  Field,
  Logo,
  PageHeader,
  VisuallyHidden,
} from '@pundi/kit/ui'
import css from './Gallery.module.css'
import { Part } from './Part'
import { State } from './State'

export function PageParts() {
  const { search } = useLocation()
  return (
    <>
      <Part name="Card">
        <State name="plain">
          <Card>Sebuah permukaan.</Card>
        </State>
        <State name="with a title and actions">
          <Card title="Recent Transactions" actions={<a href="#Card">View all</a>}>
            Lima transaksi terakhir.
          </Card>
        </State>
        <State name="long text">
          <Card title="Pengeluaran menurut kategori selama dua belas bulan terakhir">
            {'Semua yang tidak muat dalam satu baris turun ke baris berikutnya. '.repeat(3)}
          </Card>
        </State>
      </Part>
      <Part name="PageHeader">
        <State name="title alone" isWide>
          <PageHeader title="Transactions" />
        </State>
        <State name="with actions" isWide>
          <PageHeader title="Transactions">
            <Button tone="quiet">Filter</Button>
            <Button>Tambah Transaksi</Button>
          </PageHeader>
        </State>
      </Part>
      <Part name="CloseOnBack">
        <State name="draws nothing; Back closes what is open below">
          <CloseOnBack />
        </State>
      </Part>
      <Part name="Dialog">
        <DialogState name="short" />
        <DialogState name="long" repeat={30} />
      </Part>
      <Part name="AreaLayout">
        <State name="in a window of its own: narrower than 1030 px, and on phones, it changes" isWide>
          <iframe className={css.area} title="AreaLayout" src={`/area${search}`} />
        </State>
      </Part>
      <Part name="Logo">
        <State name="default">
          <Logo />
        </State>
        <State name="64 px">
          <Logo size={64} />
        </State>
      </Part>
      <Part name="VisuallyHidden">
        <State name="between the two dashes, for screen readers alone">
          –<VisuallyHidden>a word that is only read out</VisuallyHidden>–
        </State>
      </Part>
    </>
  )
}

function DialogState({ name, repeat = 1 }: { name: string; repeat?: number }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <State name={name}>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog title="Hapus kategori?" open={isOpen} onClose={close} closeLabel="Close">
        <Field name="name" label="Category">
          <input />
        </Field>
        <p>{'Transaksi dalam kategori ini tetap ada. '.repeat(repeat)}</p>
        <ButtonRow>
          <Button tone="quiet" onClick={close}>
            Batal
          </Button>
          <Button tone="danger" onClick={close}>
            Hapus
          </Button>
        </ButtonRow>
      </Dialog>
    </State>
  )
}
