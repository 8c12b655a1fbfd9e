/** Console messages of the browser and of the loader about files of a build that do not come, or not as published. */
export const fileNoise = [
  /Failed to load resource/,
  /integrity/,
  /MIME type/,
  /Loading (CSS )?chunk/,
  /Federation/,
]
