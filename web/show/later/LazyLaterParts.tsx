import { lazyPart } from '../../ui/loading/lazyPart.tsx'

/** Loads LaterParts.tsx while the show begins. */
export const LazyLaterParts = lazyPart(() => import('./LaterParts.tsx'), { failure: null })
