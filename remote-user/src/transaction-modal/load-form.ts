import { lazy, type ComponentType } from 'react'
import { FormAway } from './FormAway'
import type { OpenedFormProps } from './modal-state'

/** The form, its checks and its words are larger than the dashboard, and needed by nobody who only looks at it. */
export const loadForm = () => import(/* webpackChunkName: "transaction-form" */ './OpenedForm')

// React remembers a failure for ever, so the next one who opens the form gets another.
const lazyForm = () =>
  lazy<ComponentType<OpenedFormProps>>(() =>
    loadForm().then(
      ({ OpenedForm }) => ({ default: OpenedForm }),
      () => {
        form = lazyForm()
        return { default: FormAway }
      },
    ),
  )

let form = lazyForm()

/** The form, loaded when it is first drawn. */
export const formToDraw = () => form

/** Ahead of need, once the page has nothing else to do. Should it fail, opening the form asks again and says so. */
export const warmForm = () => void loadForm().catch(() => {})
