import { useEffect, useState } from 'react'
import { useStore } from '../../stores/useStore.ts'
import { useDocumentEvent } from '../../ui/useDocumentEvent.ts'
import { useMatchMedia } from '../../ui/useMatchMedia.ts'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import type { Controls } from '../controls/useControls.ts'
import type { PanelProps } from '../definition.ts'
import { rehearsalOpen, rehearsalShown } from '../rehearsalOpen.ts'
import { saveShowPlace } from '../showPlace.ts'
import { texts } from '../../../languages/en/visitors/show.ts'
import { useMediaSession } from './useMediaSession.ts'

interface Props extends Pick<PanelProps, 'show' | 'music'> {
  controls: Controls
  /** whether a picture or a card is on the screen */
  hasFrame: boolean
  /** the name of the deceased, shown on the lock screen together with the track */
  name: string
}

/**
 * The parts of a show that load after its first picture: its messages, the controls on the lock screen, and the place that a reload
 * needs.
 */
export default function LaterParts({ show, music: { music, musicPlayer }, controls, hasFrame, name }: Props) {
  const { order, isCurrentShown, playing, waiting } = show.projection
  const { fullscreen, blackScreen } = controls
  const isMusicNoteShown = useTouchNote(music.isBlockedByBrowser)
  const isFullscreenNoteShown = useTouchNote(fullscreen.isWaiting)
  const [isRecalled] = useState(isStoredShow)
  const isRehearsing = useStore(rehearsalShown)
  useMediaSession(musicPlayer, music, name)
  // a reload hides the page, too; nothing of a rehearsal outlasts it
  useDocumentEvent('visibilitychange', () => {
    const place = {
      slides: { order, isCurrentShown, playing },
      music: musicPlayer.getPlace(),
      fullscreen: fullscreen.isFull || fullscreen.isWaiting,
      black: blackScreen.showBefore,
    }
    if (hasFrame) saveShowPlace(isRehearsing ? null : place)
  })
  return (
    <div className="show-messages" role="status">
      {isMusicNoteShown && <p>{texts.refused}</p>}
      {isFullscreenNoteShown && <p>{texts.fullscreenWaits}</p>}
      {isRecalled && <RecalledNote isPictureShown={hasFrame} />}
      {waiting && hasFrame && <p>{texts.waiting}</p>}
      {blackScreen.isBlack && <p className="unseen">{texts.black}</p>}
    </div>
  )
}

const RecalledNote = lazyPart(() => import('../offline/RecalledNote.tsx'))

/** Whether this is the show at the service, on a device that has stored it: there, a worker serves the page. */
const isStoredShow = () =>
  !rehearsalOpen.get() &&
  new URLSearchParams(location.search).has('service') &&
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null

const NOTE_MS = 20_000

/**
 * Whether a note that asks for a touch is shown. It leaves after 20 seconds, and is not shown in a window that fills the screen,
 * because nobody touches the screen of a hall, and the note would lie over every picture.
 */
const useTouchNote = (isWanted: boolean): boolean => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    setIsOver(false)
    if (!isWanted) return
    const timer = setTimeout(() => setIsOver(true), NOTE_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
  const isScreenFilled = useMatchMedia('(display-mode: fullscreen)')
  return isWanted && !isOver && !isScreenFilled
}
