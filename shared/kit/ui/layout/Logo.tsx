interface LogoProps {
  size?: number
}

export const Logo = ({ size = 32 }: LogoProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="9" fill="var(--color-brand)" />
    <path
      d="M11 7h10l-2.4 4.4c4 2.2 6.4 5.6 6.4 8.6 0 4-3.2 6-9 6s-9-2-9-6c0-3 2.4-6.4 6.4-8.6z"
      fill="var(--color-on-brand)"
    />
    <circle cx="16" cy="18.5" r="3.5" fill="var(--color-highlight)" />
  </svg>
)
