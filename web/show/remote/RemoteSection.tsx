import { useId, useState } from 'react'
import { usePageData } from '../../api/pageData.ts'
import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { drawQrCodeSvg } from '../../ui/drawQrCode.ts'
import type { PanelProps } from '../definition.ts'
import { openRemote, remoteSession } from './remoteSession.ts'
import { texts } from './texts.ts'
import '../parts/section.css'
import './remote.css'

/** The section of the settings that turns a phone into a remote, and shows its QR code. */
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
        <Code key={remote.code} code={remote.code} isNew={state === 'opened'} />
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

/** The QR code and the link. The code comes after the '#', so that it never appears in a proxy's log. */
const Code = ({ code, isNew }: { code: string; isNew: boolean }) => {
  const { origin = location.origin } = usePageData()
  const link = `${origin}/remote#${code}`
  const address = link.replace(/^https?:\/\//, '')
  const [picture] = useState(() => drawQrCodeSvg(link))
  return (
    <div className="show-remote-code" ref={isNew ? scrollTo : null}>
      <img src={picture} alt={texts.code(address)} width={160} height={160} />
      <p>
        {texts.scan} <a href={link}>{address}</a>
      </p>
    </div>
  )
}

/** Scrolls the panel: the code replaces a button at its foot and is taller than that button. */
const scrollTo = (code: HTMLElement | null) => code?.scrollIntoView({ block: 'nearest' })
