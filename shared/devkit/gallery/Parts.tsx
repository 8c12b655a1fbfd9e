import * as kit from '@pundi/kit/ui'
import { ButtonParts } from './ButtonParts'
import { ChoiceParts } from './ChoiceParts'
import { FieldParts } from './FieldParts'
import css from './Gallery.module.css'
import { ListParts } from './ListParts'
import { MessageParts } from './MessageParts'
import { MoneyParts } from './MoneyParts'
import { PageParts } from './PageParts'

const names = Object.keys(kit).filter(name => /^[A-Z]/.test(name))

export const Parts = () => (
  <main className={css.parts}>
    <nav className={css.contents} aria-label="Parts">
      {names.map(name => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </nav>
    <ButtonParts />
    <FieldParts />
    <ChoiceParts />
    <MoneyParts />
    <ListParts />
    <MessageParts />
    <PageParts />
  </main>
)
