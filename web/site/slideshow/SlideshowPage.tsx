import { useMemo } from 'react'
import type { Media } from '../../../contract/media.ts'
import { useRead } from '../../api/useRead.ts'
import { Notice } from './Notice.tsx'
import { Show } from './Show.tsx'
import { texts } from './texts.ts'
import type { Slide } from './useShow.ts'
import './slideshow.css'

/** A show that runs for hours takes in what was added, and drops what was hidden, within this time. */
const everyMs = 60_000

export default function SlideshowPage() {
  const { data: settings } = useRead('GET /api/settings')
  const media = useRead('GET /api/media', { everyMs })
  const slides = useMemo(() => media.data?.filter(isSlide), [media.data])
  return (
    <div className="show night">
      <h1 className="unseen">{texts.title(settings?.name)}</h1>
      {slides?.length ? (
        <Show slides={slides} name={settings?.name ?? ''} />
      ) : slides ? (
        <Notice words={texts.empty} />
      ) : media.error ? (
        <Notice words={texts.unreachable} onRetry={media.retry} />
      ) : (
        <Notice words={texts.loading} busy />
      )}
    </div>
  )
}

/** The administrator's list also holds what visitors do not see; the show is the same for both. */
const isSlide = (item: Media): item is Slide =>
  item.filePath !== null && item.fileType === 'image' && item.published !== false
