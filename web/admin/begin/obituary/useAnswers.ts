import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../../parts/tab/tabDrafts.ts'
import { emptyAnswers } from './answers.ts'

/** `composed` is the draft that was last made of the answers. */
const emptyFields = { ...emptyAnswers, composed: '' }

/** The answers to the short questions. They stay in the browser tab until the obituary is saved, and are never sent. */
export const useAnswers = () => useDraft('short questions', emptyFields, tabDrafts)
