export const fileNoise = [
  /Failed to load resource/,
  /integrity/,
  /MIME type/,
  /Loading (CSS )?chunk/,
  /Federation/,
]
