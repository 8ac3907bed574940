import { useEffect, useId, useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { useStore } from '../../stores/useStore.ts'
import type { PanelProps } from '../definition.ts'
import { openRehearsal } from '../rehearsalOpen.ts'
import { LazyRemoteSection } from '../remote/LazyRemoteSection.tsx'
import { countBytesToStore, readFreeBytes } from './freeSpace.ts'
import { hallState, readHallState, startPreparing, removeFromDevice, stopPreparing } from './hallState.ts'
import { PreparingProgress } from './PreparingProgress.tsx'
import { texts } from '../../../languages/en/visitors/storedShow.ts'
import '../parts/section.css'
import './hall.css'

/** The settings section for the computer in the hall. It is folded, because visitors need it least of all. */
export default function HallSection({ onClose, ...player }: PanelProps) {
  const state = useStore(hallState)
  const [isUnfoldedAtFirst] = useState(state.step === 'preparing')
  useEffect(() => void readHallState(), [])
  const rehearse = () => {
    onClose()
    openRehearsal()
  }
  if (state.step === 'unknown') return null
  const isReady = state.step === 'ready'
  const readyText = isReady && texts.ready(state.counts)
  return (
    <>
      <p role="status" className="unseen">
        {readyText}
      </p>
      <details className="show-hall" open={isUnfoldedAtFirst}>
        <summary>
          {texts.title}
          {readyText && <span>{readyText}</span>}
        </summary>
        {!isReady && <p>{texts.purpose}</p>}
        <Button tone={isReady ? 'quiet' : 'primary'} onClick={rehearse}>
          {texts.rehearse}
        </Button>
        <StoringSection />
        <LazyRemoteSection {...player} />
      </details>
    </>
  )
}

/** Stores the show on this device, so that it can run in a hall without a network. */
const StoringSection = () => {
  const id = useId()
  const isImpossible = useStore(hallState, ({ step }) => step === 'impossible')
  return (
    <section className="show-section" aria-labelledby={id}>
      <h3 id={id}>{texts.storing}</h3>
      {isImpossible ? <p>{texts.impossible}</p> : <PreparationSteps />}
    </section>
  )
}

const PreparationSteps = () => {
  const state = useStore(hallState)
  const storedPaths = 'stored' in state ? state.stored : noPaths
  const bytesToStore = useBytesToStore(storedPaths)
  const freeBytes = useFreeBytes(storedPaths)
  const needsPassword = useRead('GET /api/settings').data?.needsPassword === true
  const isTooLittle = freeBytes !== null && bytesToStore > freeBytes && state.step !== 'ready'
  if (state.step === 'preparing')
    return (
      <>
        <PreparingProgress />
        <Button onClick={stopPreparing}>{texts.stop}</Button>
      </>
    )
  const isReady = state.step === 'ready'
  return (
    <>
      {!isReady && <p>{texts.storingPurpose}</p>}
      <p className="show-note">
        {isReady
          ? texts.readyHint
          : `${texts.needs(bytesToStore)} ${isTooLittle ? texts.tooLittle(freeBytes) : describeSpace(freeBytes)}`}
      </p>
      {state.step === 'failed' && <p role="alert">{texts.failed[state.reason]}</p>}
      {!isReady && needsPassword && <p className="show-note">{texts.shared}</p>}
      {isAppleDevice() && <p className="show-note">{texts.apple}</p>}
      <div className="show-hall-buttons">
        <Button busy={isTooLittle} onClick={() => void startPreparing()}>
          {isReady ? texts.again : texts.prepare}
        </Button>
        {(isReady || storedPaths.size > 0) && (
          <Button onClick={() => void removeFromDevice()}>{texts.remove}</Button>
        )}
      </div>
    </>
  )
}

const describeSpace = (freeBytes: number | null) =>
  freeBytes === null ? texts.unknownSpace : texts.enough(freeBytes)

const noPaths: ReadonlySet<string> = new Set()

/** Counts with the lists that the show has already loaded. */
const useBytesToStore = (storedPaths: ReadonlySet<string>) => {
  const { data: media = [] } = useRead('GET /api/media')
  const { data: songs = [] } = useRead('GET /api/music')
  const { data: settings } = useRead('GET /api/settings')
  return countBytesToStore(media, songs, settings, storedPaths)
}

const useFreeBytes = (storedPaths: ReadonlySet<string>) => {
  const [freeBytes, setFreeBytes] = useState<number | null>(null)
  useEffect(() => void readFreeBytes().then(setFreeBytes), [storedPaths])
  return freeBytes
}

/** Whether this device is an iPhone or iPad. An iPad pretends to be a Mac, but unlike a Mac, it has a touch screen. */
const isAppleDevice = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1)
