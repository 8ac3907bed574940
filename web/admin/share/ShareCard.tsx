import { useId, useState } from 'react'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkField } from '../../ui/fields/LinkField.tsx'
import { useIsAdministrator } from '../person.ts'
import { KeyField } from './KeyField.tsx'
import { QrCode } from '../QrCode.tsx'
import { ScreenDialog } from './ScreenDialog.tsx'
import './share.css'
import { toAccessLink } from '../../../contract/pages/accessLink.ts'
import { texts } from './texts.ts'

export const ShareCard = () => {
  const id = useId()
  const { data: settings } = useRead('GET /api/settings')
  const { data: access } = useRead('GET /api/access', { enabled: useIsAdministrator() })
  const [chosenKey, setChosenKey] = useState('')
  const [isScreenOpen, setScreenOpen] = useState(false)
  // `access` is undefined for helpers, because they are not allowed to read who may see the memorial
  const isClosed = access?.audience === 'password'
  const keys = isClosed ? access.keys : []
  const key = keys.find(({ key }) => key === chosenKey)?.key
  const origin = readPublicOrigin(usePageData())
  const link = key ? toAccessLink(origin, '/', key) : origin
  const closedHint = key ? texts.opensAlone : texts.asksForPassword
  return (
    <section className="card share-card" aria-labelledby={id}>
      <div>
        <header>
          <h2 id={id}>{texts.title}</h2>
          <p className="hint">{isClosed ? closedHint : texts.purpose}</p>
        </header>
        {keys.length > 0 && <KeyField keys={keys} value={key ?? ''} onChange={setChosenKey} offersPassword />}
        <div className="share-link unseen-labels">
          <LinkField key={link} href={link} texts={texts.link} />
          <Button onClick={() => setScreenOpen(true)}>{texts.screen}</Button>
        </div>
      </div>
      <QrCode link={link} name={settings?.name ?? texts.title} />
      {isScreenOpen && <ScreenDialog {...{ isClosed, keys }} onClose={() => setScreenOpen(false)} />}
    </section>
  )
}
