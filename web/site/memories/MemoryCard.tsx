import { memo, type ReactNode } from 'react'
import { findDir, findDirection } from '../../../domain/direction.ts'
import { InOrder } from '../../ui/InOrder.tsx'
import type { Media } from '../../../contract/media/media.ts'
import type { ListedMemory } from '../../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { toMemoryAnchor } from '../../../contract/pages/memoryAddress.ts'
import { LinkedText } from '../../ui/LinkedText.tsx'
import { typeset } from '../../ui/typeset.ts'
import type { PhotoUrls } from '../address.ts'
import { splitLines } from './splitLines.ts'
import { MemoryQuestion } from './MemoryQuestion.tsx'
import { MemoryPhotos } from './MemoryPhotos.tsx'
import { texts } from '../../../languages/en/visitors/memories.ts'

interface Props {
  memory: ListedMemory
  photosById: ReadonlyMap<string, Media>
  eager: boolean
  photoUrls: PhotoUrls
  onEdit: (photo: Media) => void
}

export const MemoryCard = memo(({ memory, photosById, eager, photoUrls, onEdit }: Props) => {
  const photos = memory.mediaIds.flatMap((id) => photosById.get(id) ?? [])
  const elements: Record<MemoryTextIn<'card'>, ReactNode> = {
    name: (
      <header>
        <h3>{typeset(memory.name)}</h3>
        <p>
          <time dateTime={memory.createdAt ?? undefined}>{memory.shownDay || texts.unknownDate}</time>
        </p>
      </header>
    ),
    question: memory.question && <MemoryQuestion question={memory.question} />,
    content: memory.content && <MemoryText text={memory.content} lang={memory.contentLang} />,
  }
  return (
    <article
      className="memory"
      id={toMemoryAnchor(memory.id)}
      dir={findDirection(memory.content || memory.name)}
    >
      <InOrder elements={elements} />
      {photos.length > 0 && (
        <MemoryPhotos photos={photos} eager={eager} photoUrls={photoUrls} onEdit={onEdit} />
      )}
      {memory.answer && (
        <section className="memory-answer">
          <h4>{typeset(texts.answerFrom(memory.answeredBy))}</h4>
          <MemoryText text={memory.answer} lang={memory.answerLang} hasLinks />
        </section>
      )}
    </article>
  )
})

interface MemoryTextProps {
  text: string
  lang: string | undefined
  hasLinks?: boolean
}

/**
 * The text of a memory or an answer, with the line breaks that the writer typed. Only the family's answer has links: visitors
 * wrote the memory.
 */
const MemoryText = ({ text, lang, hasLinks }: MemoryTextProps) => (
  <div className={isShort(text) ? 'memory-text short' : 'memory-text'} lang={lang}>
    {splitLines(text).map(({ key, text, startsParagraph }) => (
      <p key={key} dir={findDir(text)} className={startsParagraph ? 'starts-paragraph' : undefined}>
        {hasLinks ? <LinkedText text={typeset(text)} loadDrawing={loadDrawing} /> : typeset(text)}
      </p>
    ))}
  </div>
)

/** Whether a text has at most ten lines on paper, where a line holds at most 75 characters. */
const isShort = (text: string) =>
  text.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(line.length / 75)), 0) <= 10

/** The document contains only the first memories, so the browser draws the codes of the others. */
const loadDrawing = () => import('../../ui/drawQrCode.ts')
