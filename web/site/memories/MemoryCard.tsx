import { memo } from 'react'
import type { Timezone } from '../../../contract/calendar/zones.ts'
import type { Media } from '../../../contract/media.ts'
import type { Memory } from '../../../contract/memories.ts'
import { anchorOf } from '../../../contract/memoryAddress.ts'
import { Day } from './Day.tsx'
import { linesOf } from './lines.ts'
import { MemoryPhotos } from './MemoryPhotos.tsx'
import { texts } from './texts.ts'

interface Props {
  memory: Memory
  photosById: ReadonlyMap<string, Media>
  /** the memorial's time zone */
  zone: Timezone
  eager: boolean
  drawn: boolean
  onShow: (id: string, among: readonly Media[]) => void
  onEdit: (photo: Media) => void
}

export const MemoryCard = memo(({ memory, photosById, zone, eager, drawn, onShow, onEdit }: Props) => {
  const photos = memory.mediaIds.flatMap((id) => photosById.get(id) ?? [])
  return (
    <article className="memory" id={anchorOf(memory.id)}>
      <header dir="auto">
        <h3>{memory.name}</h3>
        <p>
          <Day createdAt={memory.createdAt} zone={zone} />
        </p>
      </header>
      {memory.content && <MemoryText text={memory.content} />}
      {photos.length > 0 && <MemoryPhotos {...{ photos, eager, drawn, onShow, onEdit }} />}
      {memory.answer && (
        <section className="memory-answer">
          <h4>{texts.answerFrom(memory.answeredBy)}</h4>
          <MemoryText text={memory.answer} />
        </section>
      )}
    </article>
  )
})

/** As it was typed, and nothing in it is made into a link. */
const MemoryText = ({ text }: { text: string }) => (
  <div className="memory-text">
    {linesOf(text).map(({ key, text, startsParagraph }) => (
      <p key={key} className={startsParagraph ? 'starts-paragraph' : undefined}>
        {text}
      </p>
    ))}
  </div>
)
