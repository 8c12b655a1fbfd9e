import type { CountedCategory, StatementAnswer } from '@pundi/contract'
import { BalanceCard } from './BalanceCard'
import { CategoryCard } from './CategoryCard'
import css from './Charts.module.css'
import { FlowCard } from './FlowCard'
import { TagCard } from './TagCard'
import { WalletCard } from './WalletCard'
import { WhereCard } from './WhereCard'

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
