const asked = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the device asks for no movement; then every effect is a plain fade. */
export const prefersReducedMotion = () => asked.matches
