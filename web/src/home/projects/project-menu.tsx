import * as projectsWords from "#words/home/projects.ts";
import { useNavigate } from "@tanstack/react-router";
import { AppWindow, ExternalLink, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { DropdownMenu, MenuItem, MenuSeparator } from "../../components/ui/overlays/dropdown-menu.tsx";
import type { OnIntentProps } from "../../components/ui/overlays/loaded-on-intent.tsx";
import { DeleteProject } from "./delete-project.tsx";
import type { ProjectCardData } from "./project-state.tsx";
import { RenameProject } from "./rename-project.tsx";

/** The actions on a project's card. */
export function ProjectMenu({ project, ...rest }: OnIntentProps & { project: ProjectCardData }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<"rename" | "delete" | null>(null);
  const close = () => setOpen(null);
  const { id, deployment } = project;
  return (
    <>
      <DropdownMenu {...rest}>
        <MenuItem onSelect={() => void navigate({ to: "/projects/$projectId", params: { projectId: id } })}>
          <AppWindow aria-hidden />
          {projectsWords.open}
        </MenuItem>
        {deployment !== null && (
          <MenuItem asChild>
            <a href={deployment} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              {projectsWords.openTheSite}
            </a>
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen("rename")}>
          <Pencil aria-hidden />
          {projectsWords.rename}
        </MenuItem>
        <MenuSeparator />
        <MenuItem isDangerous onSelect={() => setOpen("delete")}>
          <Trash2 aria-hidden />
          {projectsWords.remove}
        </MenuItem>
      </DropdownMenu>
      {open === "rename" && <RenameProject project={project} onClose={close} />}
      {open === "delete" && <DeleteProject project={project} onClose={close} />}
    </>
  );
}
