import { useSyncExternalStore } from 'react'
import { linkTo } from '../../api/urls.ts'
import { whenModalsSettled } from '../../ui/dialogs/modals.ts'
import { type Question, questions } from './questions.ts'

const screens = [...questions, 'obituary-answers', 'obituary-text', 'share'] as const
/** A screen of the conversation. The question about the obituary has three: how to begin, the short questions, and the text. */
export type Screen = (typeof screens)[number]
export type QuestionScreenName = Exclude<Screen, 'share'>

/** The open screen. The hash of the URL names it, so that it stays open after a reload, and the Back button leads back. */
export const useScreen = () => useSyncExternalStore(subscribe, readScreen)

export const openScreen = (screen: Screen) =>
  whenModalsSettled(() => {
    location.hash = screen
  })

let hasLeftFirst = false
if (typeof window !== 'undefined')
  addEventListener('hashchange', () => {
    hasLeftFirst = true
  })

/** Whether another screen was opened since the page has loaded. */
export const hasLeftFirstScreen = () => hasLeftFirst

export const linkToScreen = (screen: Screen) => `${linkTo('/admin/begin')}#${screen}`

export const toQuestion = (screen: QuestionScreenName): Question =>
  questions.find((question) => question === screen) ?? 'obituary'

export const findNextScreen = (question: Question): Screen =>
  questions[questions.indexOf(question) + 1] ?? 'share'

/** The last screen of the question before this one; undefined for the first question. */
export const findPreviousScreen = (question: Question): Screen | undefined =>
  questions[questions.indexOf(question) - 1]

const readScreen = () => screens.find((screen) => location.hash === `#${screen}`) ?? 'name'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
