import { useEffect, useState } from 'react'
import { questionParameter } from '../../../../contract/pages/memoryAddress.ts'
import { useRead } from '../../../api/useRead.ts'
import { useStore } from '../../../stores/useStore.ts'
import type { MemoryDraft } from './draft.ts'

/**
 * Provides the question above the memory; an empty string if there is none. If the code of a table card has opened the page, the
 * memory answers the question of that card, unless the words that are there already answer another one, or their writer has
 * removed the question.
 */
export const useQuestion = (draft: MemoryDraft): string => {
  const { question } = useStore(draft).fields
  const cardQuestion = useCardQuestion()
  useEffect(() => {
    if (cardQuestion) void draft.restore().then(() => askQuestion(draft, cardQuestion))
  }, [draft, cardQuestion])
  // a draft that was cleared or sent has no question yet
  return question ?? cardQuestion ?? ''
}

const askQuestion = (draft: MemoryDraft, cardQuestion: string) => {
  const { content, question } = draft.get().fields
  if (question === undefined || (question !== '' && !content.trim()))
    draft.setFields({ question: cardQuestion })
}

const useCardQuestion = () => {
  const [id] = useState(() => new URLSearchParams(location.search).get(questionParameter))
  const { data } = useRead('GET /api/memories/questions/:id', {
    params: { id: id ?? '' },
    enabled: id !== null,
  })
  return data?.question
}
