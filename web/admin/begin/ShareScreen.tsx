import { useId } from 'react'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { linkTo } from '../../api/urls.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LinkField } from '../../ui/fields/LinkField.tsx'
import { QrCode } from '../parts/share/QrCode.tsx'
import { HostNote } from '../parts/share/HostNote.tsx'
import { MessageToSend } from '../parts/share/MessageToSend.tsx'
import '../parts/share/share.css'
import { texts as linkTexts } from '../parts/share/texts.ts'
import { dashboardTexts } from '../texts.ts'
import { texts as donationTexts } from './donation/texts.ts'
import { findFamiliarName } from './findFamiliarName.ts'
import { useUnanswered } from './questions.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { linkToScreen, openScreen } from './screens.ts'
import { shareTexts as texts, texts as allTexts } from './texts.ts'

/**
 * The end of the conversation: link, code and a message, and what was left for later. Without a name, nothing is shared, and nor is
 * an address that nobody else can open: there is a note to the person who runs the server instead.
 */
export const ShareScreen = ({ settings }: { settings: Settings }) => {
  const id = useId()
  const unanswered = useUnanswered()
  const left = [
    ...unanswered.map((question) => ({ screen: question, label: allTexts.questions[question] })),
    ...(settings.samples?.includes('donation')
      ? [{ screen: 'services' as const, label: donationTexts.question }]
      : []),
  ]
  const link = readPublicOrigin(usePageData())
  const reach = reachOf(link)
  const hasName = !unanswered.includes('name')
  const heading =
    hasName && reach !== 'everyone' ? (
      linkTexts.almostThere[reach]
    ) : (
      <>
        {left.length === 0 && <span>{texts.ready}</span>} {texts.now}
      </>
    )
  return (
    <ScreenFrame heading={heading} settings={settings}>
      {!hasName && <p className="begin-hint">{texts.nameFirst}</p>}
      {hasName && reach !== 'everyone' && <p className="begin-hint">{texts.publishFirst}</p>}
      {hasName && reach !== 'computer' && <Share name={settings.name} link={link} />}
      {hasName && reach !== 'everyone' && <HostNote reach={reach} name={settings.name} />}
      {left.length > 0 && (
        <section className="begin-left" aria-labelledby={id}>
          <h2 id={id}>{texts.left}</h2>
          <ul>
            {left.map(({ screen, label }) => (
              <li key={label}>
                <a href={linkToScreen(screen)}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="row begin-buttons">
        <ButtonLink href={linkTo('/')}>{dashboardTexts.visit}</ButtonLink>
        <Button className="bare" onClick={() => openScreen('access')}>
          {allTexts.back}
        </Button>
      </div>
    </ScreenFrame>
  )
}

interface ShareProps {
  name: string
  link: string
}

/** A link on the network of the house is only for those in the house, so it has no message to friends. */
const Share = ({ name, link }: ShareProps) => {
  const { data: access } = useRead('GET /api/access')
  const isForEveryone = reachOf(link) === 'everyone'
  const asksForPassword = access?.audience === 'password'
  return (
    <>
      {(asksForPassword || isForEveryone) && (
        <p className="begin-hint">{asksForPassword ? linkTexts.asksForPassword : linkTexts.purpose}</p>
      )}
      <div className="share-link">
        <LinkField href={link} texts={linkTexts.link} />
      </div>
      <QrCode link={link} name={name} />
      {isForEveryone && (
        <MessageToSend
          label={texts.messageLabel}
          proposed={`${texts.message(findFamiliarName(name))}\n${link}`}
          rows={4}
          buttons={texts.buttons}
        />
      )}
    </>
  )
}
