import type { Settings } from '../../../../contract/memorial/settings.ts'
import { obituaryTexts as texts } from '../../../../languages/en/dashboard/begin.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../../parts/tab/tabDrafts.ts'
import { findFamiliarName } from '../findFamiliarName.ts'
import { joinAnswers, toFirstAnswers } from './answers.ts'

/**
 * The answers to the short questions, and `joined`, the draft that they make. `composed` is the draft that was last put into the field of
 * the obituary. The answers stay in the browser tab until the obituary is saved, and are never sent.
 */
export const useAnswers = ({ name, samples }: Settings) => {
  const beginnings = texts.beginnings(samples?.includes('name') ? '' : findFamiliarName(name))
  const draft = useDraft('short questions', { ...toFirstAnswers(beginnings), composed: '' }, tabDrafts)
  // compared with `base`, because the name may have changed since an answer was begun
  return { ...draft, joined: joinAnswers(draft.fields, draft.base, texts.sentenceStarts) }
}
