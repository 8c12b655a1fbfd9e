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
  const { wallets, tags } = answer.data
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <FlowCard answer={answer} />
        <BalanceCard answer={answer} />
        {wallets.length > 0 && <WalletCard answer={answer} />}
      </div>
      <div className={css.column}>
        <WhereCard answer={answer} />
        <CategoryCard answer={answer} categories={categories} />
        {tags.length > 0 && <TagCard answer={answer} />}
      </div>
    </div>
  )
}
