import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { deviceStorage, KEEPER_LOGIN_KEY } from '../../stores/deviceStorage.ts'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import type { PanelProps } from '../definition.ts'

const Section = lazyPart(() => import('./RemoteSection.tsx'))

/** Loads RemoteSection.tsx only if a keeper (who may log in) opened the show, or if the link for the hall's screen was opened. */
export const LazyRemoteSection = ({ show, music }: Pick<PanelProps, 'show' | 'music'>) =>
  isStaticCopy || !(isOpenedByKeeper(show) || isOpenedByScreenLink()) ? null : (
    <Section show={show} music={music} />
  )

/**
 * Whether a keeper opened the show: a keeper has logged in on this device, or the slides have the field `published`, which the
 * server sends only to keepers.
 */
const isOpenedByKeeper = ({ slides }: PanelProps['show']) =>
  deviceStorage.read(KEEPER_LOGIN_KEY) === true || slides.some(({ published }) => published !== undefined)

const isOpenedByScreenLink = () => {
  const query = new URLSearchParams(location.search)
  return ['service', 'fullscreen', 'duration', 'music'].some((name) => query.has(name))
}
