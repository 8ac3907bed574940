import { useId, useState } from 'react'
import { toAccessLink } from '../../../contract/pages/accessLink.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { deviceStorage } from '../../stores/deviceStorage.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkField } from '../../ui/fields/LinkField.tsx'
import { FoldButton } from '../parts/cards/FoldButton.tsx'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { QrCode } from '../parts/share/QrCode.tsx'
import { useOpenSteps } from './useOpenSteps.ts'
import { HostNote } from '../parts/share/HostNote.tsx'
import { KeyField } from '../parts/share/KeyField.tsx'
import { ScreenDialog } from '../parts/share/ScreenDialog.tsx'
import '../parts/share/share.css'
import { texts } from '../parts/share/texts.ts'

/**
 * One line with the memorial's link, which unfolds to show the link's code, too. A memorial without a name and photographs has
 * nothing to share yet.
 */
export const ShareCard = () => {
  const { data: settings } = useRead('GET /api/settings')
  const { data: media } = useRead('GET /api/media')
  if (!settings) return null
  // helpers do not learn what is a sample
  const isNew = settings.samples?.includes('name') && media?.length === 0
  return isNew ? null : <ShareLine settings={settings} />
}

const OPENED_KEY = 'opened share'

const ShareLine = ({ settings: { name, samples } }: { settings: Settings }) => {
  const id = useId()
  const { data: access } = useRead('GET /api/access', { enabled: useIsAdministrator() })
  const [chosenKey, setChosenKey] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isScreenOpen, setScreenOpen] = useState(false)
  const isComplete = useOpenSteps(samples ?? []).length === 0 && samples !== undefined
  // `access` is undefined for helpers, because they are not allowed to read who may see the memorial
  const isClosed = access?.audience === 'password'
  const keys = isClosed ? access.keys : []
  const key = keys.find(({ key }) => key === chosenKey)?.key
  const origin = readPublicOrigin(usePageData())
  const link = key ? toAccessLink(origin, '/', key) : origin
  const reach = reachOf(link)
  const isUnshared = isComplete && deviceStorage.read(OPENED_KEY) !== true
  const heading =
    reach === 'everyone'
      ? texts[isUnshared ? 'everythingIsThere' : 'title']
      : texts[isComplete ? 'almostThere' : 'notYet'][reach]
  const closedHint = key ? texts.opensAlone : texts.asksForPassword
  const toggle = () => {
    if (reach === 'everyone') deviceStorage.save(OPENED_KEY, true)
    setOpen(!isOpen)
  }
  return (
    <section className="share-card" aria-label={texts.title} data-open={isOpen || undefined}>
      <div className="dashboard-line">
        <h2>
          <FoldButton isOpen={isOpen} controls={`${id}-more`} onToggle={toggle}>
            {heading}
          </FoldButton>
        </h2>
        <div className="share-link unseen-labels">
          {reach !== 'computer' && <LinkField key={link} href={link} texts={texts.link} />}
          <Button onClick={() => setScreenOpen(true)}>{texts.screen}</Button>
        </div>
      </div>
      <div id={`${id}-more`} className="card share-more" hidden={!isOpen}>
        {isOpen && (
          <>
            {(isClosed || reach === 'everyone') && (
              <div>
                <p className="hint">{isClosed ? closedHint : texts.purpose}</p>
                {keys.length > 0 && (
                  <KeyField
                    keys={keys}
                    value={key ?? ''}
                    onChange={setChosenKey}
                    unchosen={texts.withPassword}
                  />
                )}
              </div>
            )}
            <QrCode link={link} name={name} />
            {reach !== 'everyone' && <HostNote reach={reach} name={name} />}
          </>
        )}
      </div>
      {isScreenOpen && <ScreenDialog {...{ isClosed, keys }} onClose={() => setScreenOpen(false)} />}
    </section>
  )
}
