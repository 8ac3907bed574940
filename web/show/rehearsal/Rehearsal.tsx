import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { useStore } from '../../stores/useStore.ts'
import { isBrowserShortcut } from '../../ui/isBrowserShortcut.ts'
import { useMatchMedia } from '../../ui/useMatchMedia.ts'
import { classes } from '../../ui/classes.ts'
import type { PanelProps } from '../definition.ts'
import { hallState, storeIfPossible } from '../offline/hallState.ts'
import { isFullscreen, watchFullscreen } from '../controls/useFullscreen.ts'
import { isDialogOpen } from '../controls/useKeys.ts'
import { BeginStep } from './BeginStep.tsx'
import { EndStep } from './EndStep.tsx'
import { pagePlatform } from './platform.ts'
import { chooseRate, isVisibleAt } from './playThrough.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { rehearsalShown } from '../rehearsalOpen.ts'
import { RehearsalRun } from './rehearsalRun.ts'
import { RunningStep } from './RunningStep.tsx'
import './rehearsal.css'
import { listenTo } from '../../ui/listenTo.ts'

/** The rehearsal, over the running show: its first screen, which stores the show, a question, the show at high speed, and what was found. */
export default function Rehearsal({ show, music, onClose }: PanelProps) {
  const id = useId()
  const [run] = useState(() => new RehearsalRun(pagePlatform))
  const state = useStore(run)
  const { data: media = [] } = useRead('GET /api/media')
  const { data: songs = [] } = useRead('GET /api/music')
  const { data: settings } = useRead('GET /api/settings')
  const timeline = show.computeTimeline()
  const rate = chooseRate(timeline)
  const isMotionReduced = useMatchMedia('(prefers-reduced-motion: reduce)')
  const isShowVisible = state.step === 'running' && !isMotionReduced && isVisibleAt(rate, timeline)
  useEffect(() => run.close, [run])
  useLayoutEffect(() => {
    rehearsalShown.set(true)
    return () => rehearsalShown.set(false)
  }, [])
  useEscape(onClose, state.step === 'asking' || state.step === 'running')
  const [isFirstStoring, setIsFirstStoring] = useState(true)
  useEffect(() => void storeIfPossible().then(() => setIsFirstStoring(false)), [])
  const isPreparing = useStore(hallState, ({ step }) => step === 'preparing') || isFirstStoring
  const begin = () => void run.begin({ show, musicPlayer: music.musicPlayer, media, songs, settings })
  return (
    <section
      className={classes('rehearsal', !isShowVisible && 'opaque')}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
    >
      {state.step === 'begin' && (
        <BeginStep
          id={id}
          fastSeconds={timeline.seconds / rate}
          needsPassword={settings?.needsPassword === true}
          isLoading={music.isLoading}
          isPreparing={isPreparing}
          onBegin={begin}
          onClose={onClose}
        />
      )}
      {state.step === 'asking' && (
        <QuestionStep id={id} onTone={() => run.playTone(show)} onAnswer={run.answer} onClose={onClose} />
      )}
      {state.step === 'running' && <RunningStep id={id} state={state} onClose={onClose} />}
      {state.step === 'ended' && (
        <EndStep
          id={id}
          state={state}
          timeline={timeline}
          show={show}
          music={music}
          isPreparing={isPreparing}
          onBegin={begin}
          onClose={onClose}
        />
      )}
    </section>
  )
}

/**
 * Escape ends the rehearsal. All other keys reach only its buttons, and not the show. In full screen, browsers keep Escape for
 * themselves and leave full screen, which ends a rehearsal that is running.
 */
const useEscape = (onEscape: () => void, isRunning: boolean) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // the page for the director is a dialog of its own
    if (isBrowserShortcut(event) || isDialogOpen()) return
    event.stopPropagation()
    if (event.key === 'Escape') onEscape()
    // a key that is held down presses no button of the next step
    else if (event.repeat && ['Enter', ' '].includes(event.key)) event.preventDefault()
  })
  const onChange = useEffectEvent(() => {
    if (isRunning && !isFullscreen()) onEscape()
  })
  useEffect(() => listenTo(window, ['keydown'], onKey, { capture: true }), [])
  useEffect(() => watchFullscreen(onChange), [])
}
