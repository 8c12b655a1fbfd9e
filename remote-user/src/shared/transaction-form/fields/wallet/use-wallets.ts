import { listWallets, type Wallet } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { useEffect, useState } from 'react'
import { walletNames } from '../../../record/wallet-names'
import { answerOrNull } from '../../../retry/answer-or-null'
import { useFormText } from '../../catalogue/text'

/**
 * The user's wallets, loaded when the form opens. Empty while loading and after a failure, which is
 * only logged, because the form works without wallets.
 */
export function useWallets(isWanted = true) {
  const say = useFormText()
  const [loaded, setLoaded] = useState<readonly Wallet[]>()
  const failure = say('We couldn’t load your wallets.')
  useEffect(() => {
    if (!isWanted) return
    let isOpen = true
    void answerOrNull(send(listWallets, { fallback: failure })).then(answer => {
      if (!answer) console.warn(failure)
      else if (isOpen) setLoaded(answer.data)
    })
    return () => {
      isOpen = false
    }
  }, [isWanted, failure])
  const all = loaded ?? []
  return {
    offered: all.filter(({ is_closed: isClosed }) => !isClosed),
    all,
    names: loaded && walletNames(loaded),
  }
}

export type Wallets = ReturnType<typeof useWallets>
