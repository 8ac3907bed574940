import { useId, useState } from 'react'
import { readHallOrigin, withoutProtocol } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { drawQrCodeSvg } from '../../ui/drawQrCode.ts'
import type { PanelProps } from '../definition.ts'
import { openRemote, remoteSession } from './remoteSession.ts'
import { texts } from '../../../languages/en/visitors/remoteControl.ts'
import '../parts/section.css'
import './remote.css'

/** The settings section that lets a phone control the show. It shows the QR code that the phone must scan. */
export default function RemoteSection({ show, music }: Pick<PanelProps, 'show' | 'music'>) {
  const id = useId()
  const remote = useStore(remoteSession)
  const [state, setState] = useState<'idle' | 'busy' | 'opened' | 'failed'>('idle')
  const open = async () => {
    setState('busy')
    try {
      await openRemote({ slidePlayer: show.slidePlayer, musicPlayer: music.musicPlayer })
      setState('opened')
    } catch {
      setState('failed')
    }
  }
  return (
    <section className="show-section" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      {remote ? (
        <RemoteCode key={remote.code} code={remote.code} isNew={state === 'opened'} />
      ) : (
        <>
          <p>{texts.purpose}</p>
          {state === 'failed' && <p role="alert">{texts.failed}</p>}
          <Button busy={state === 'busy'} onClick={() => void open()}>
            {texts.open}
          </Button>
        </>
      )}
    </section>
  )
}

/** The QR code and the link for the phone. In the link, the code comes after the '#', so that no proxy ever logs the code. */
const RemoteCode = ({ code, isNew }: { code: string; isNew: boolean }) => {
  const origin = readHallOrigin(usePageData())
  const host = withoutProtocol(origin)
  const path = `/remote#${code}`
  const [qrCodeUrl] = useState(() => drawQrCodeSvg(origin + path))
  return (
    <div className="show-remote-code" ref={isNew ? scrollIntoView : null}>
      <img src={qrCodeUrl} alt={texts.code(host + path)} width={160} height={160} />
      <p>
        {texts.scan}{' '}
        <a href={origin + path}>
          {host}
          <wbr />
          {path}
        </a>
      </p>
    </div>
  )
}

/** Scrolls the QR code into view, because it is taller than the button that it replaces at the bottom of the panel. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
