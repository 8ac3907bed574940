import { useEffect, useState } from 'react'
import { questionParameter } from '../../../../contract/pages/memoryAddress.ts'
import { useRead } from '../../../api/useRead.ts'
import { useStore } from '../../../stores/useStore.ts'
import type { MemoryDraft } from './draft.ts'

/**
 * Provides the question above the memory; an empty string if there is none. The code of a table card opens the page with the
 * question of that card. It does not replace another question that the writer has begun to answer, nor one that the writer has
 * removed.
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
