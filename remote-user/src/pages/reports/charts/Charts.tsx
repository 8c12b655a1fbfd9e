import type { CountedCategory, StatementAnswer } from '@pundi/contract'
import { BalanceCard } from './cards/BalanceCard'
import { CategoryCard } from './cards/CategoryCard'
import css from './Charts.module.css'
import { FlowCard } from './cards/FlowCard'
import { TagCard } from './cards/TagCard'
import { WalletCard } from './cards/WalletCard'
import { WhereCard } from './cards/WhereCard'

interface ChartsProps {
  answer: StatementAnswer
  categories: Promise<CountedCategory[] | null>
}

export function Charts({ answer, categories }: ChartsProps) {
  const { totals, wallets, tags } = answer.data
  const walletCard = wallets.length > 0 && <WalletCard answer={answer} />
  // Without transactions, as on the first day of a month, the right column would be almost empty.
  const isRightShort = totals.count === 0
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <FlowCard answer={answer} />
        <BalanceCard answer={answer} />
        {!isRightShort && walletCard}
      </div>
      <div className={css.column}>
        <WhereCard answer={answer} />
        <CategoryCard answer={answer} categories={categories} />
        {isRightShort && walletCard}
        {tags.length > 0 && <TagCard answer={answer} />}
      </div>
    </div>
  )
}
