/** The packages that the kit's files may import, and so those that projects depend on, with their versions. */
export const PACKAGES: Readonly<Record<string, string>> = {
  "@base-ui/react": "1.9.0",
  "class-variance-authority": "0.7.1",
  clsx: "2.1.1",
  "lucide-react": "1.75.0",
  react: "19.3.1",
  "react-dom": "19.3.1",
  "react-router": "8.5.1",
  "tailwind-merge": "3.7.0",
};
