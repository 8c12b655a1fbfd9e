import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Button, ButtonRow, IconButton, LinkButton } from '@pundi/kit/ui'
import { Part } from './Part'
import { State } from './State'

const long = 'Simpan transaksi ini dan langsung tambahkan satu transaksi lagi'

export const ButtonParts = () => (
  <>
    <Part name="Button">
      {(['primary', 'quiet', 'danger'] as const).map(tone => (
        <State key={tone} name={tone}>
          <Button tone={tone}>Simpan</Button>
        </State>
      ))}
      <State name="with an icon">
        <Button>
          <Plus size={20} /> Tambah Transaksi
        </Button>
      </State>
      <State name="busy">
        <Button busy="Loading...">Simpan</Button>
      </State>
      {(['primary', 'quiet', 'danger'] as const).map(tone => (
        <State key={tone} name={`${tone}, disabled`}>
          <Button tone={tone} disabled>
            Simpan
          </Button>
        </State>
      ))}
      <State name="long text">
        <Button>{long}</Button>
      </State>
    </Part>
    <Part name="LinkButton">
      <State name="primary">
        <LinkButton to="/parts">Sign up now</LinkButton>
      </State>
      <State name="quiet">
        <LinkButton to="/parts" tone="quiet">
          Sign in
        </LinkButton>
      </State>
    </Part>
    <Part name="IconButton">
      <State name="default; its name is its tooltip">
        <IconButton label="Edit">
          <Pencil />
        </IconButton>
      </State>
      <State name="disabled">
        <IconButton label="Delete" disabled>
          <Trash2 />
        </IconButton>
      </State>
    </Part>
    <Part name="ButtonRow">
      <State name="the most important last" isWide>
        <ButtonRow>
          <Button tone="quiet">Batal</Button>
          <Button>Simpan</Button>
        </ButtonRow>
      </State>
      <State name="long text" isWide>
        <ButtonRow>
          <Button tone="quiet">Kembali tanpa menyimpan apa pun</Button>
          <Button>{long}</Button>
        </ButtonRow>
      </State>
    </Part>
  </>
)
